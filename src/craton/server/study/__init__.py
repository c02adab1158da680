"""Study without a match: lines of play, searches, records, analyses. Only the analyses of matches are stored."""
