"""Study without a match: lines of play, searches, records, analyses. Nothing is stored."""
