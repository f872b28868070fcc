"""Whether gcloud accepts command lines: reads a JSON list of argument lists, prints a JSON list of refusals or nulls.

Runs gcloud's own parser in one process. Nothing is done: there is no account, and every command needs one.
"""

import contextlib
import io
import json
import os
import sys

sdk = sys.argv[1]
sys.path[:0] = [os.path.join(sdk, "lib"), os.path.join(sdk, "lib", "third_party")]
import gcloud  # noqa: F401  sets up the search path of gcloud's own libraries
from googlecloudsdk import gcloud_main

cli = gcloud_main.CreateCLI([])


def refusal(arguments):
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            cli.Execute(arguments)
    except SystemExit as end:
        # 2 is for arguments that the command does not take; 1 for the account that is missing.
        return said.getvalue() or "exit code 2" if end.code == 2 else None
    return None


refusals = [refusal(arguments) for arguments in json.load(sys.stdin)]
# On a line of its own: help texts go past the redirection.
print("\n" + json.dumps(refusals))
