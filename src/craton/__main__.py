"""`python -m craton` is the command line."""

import sys

from craton.cli import main

sys.exit(main())
