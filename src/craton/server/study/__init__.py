"""Study without a match: lines of play, searches, records and analyses. Nothing here is stored."""
