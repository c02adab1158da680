"""Administration: users, matches, tournaments and reports as `craton admin` lists and changes them."""
