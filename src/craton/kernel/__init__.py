"""One source at two speeds: `@kernel` functions over flat rows of integers.

Called directly, a kernel runs as plain Python, without importing Numba or waiting for a compiler; its `.compiled` form
is the same source compiled by Numba. So each rule is written once, for interactive use and for search.
"""
