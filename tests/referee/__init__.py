"""The referee: a second implementation of the rules, written from the rulebook alone, against which ours is played."""
