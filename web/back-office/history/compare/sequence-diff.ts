/** One step from one sequence to another. */
export type Step<Value> = { kind: 'same' | 'removed' | 'added'; value: Value };

/**
 * The shortest way from one sequence to another that keeps as much as possible (longest common
 * subsequence). Where something was replaced, what was removed comes before what was added.
 */
export function diffSequence<Value>(
  from: readonly Value[],
  to: readonly Value[],
  keyOf: (value: Value) => string,
): Step<Value>[] {
  const [a, b] = [from.map(keyOf), to.map(keyOf)];
  const kept = commonLengths(a, b);
  const steps: Step<Value>[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      steps.push({ kind: 'same', value: to[j]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && kept(i + 1, j) >= kept(i, j + 1))) {
      steps.push({ kind: 'removed', value: from[i]! });
      i += 1;
    } else {
      steps.push({ kind: 'added', value: to[j]! });
      j += 1;
    }
  }
  return steps;
}

/** How much the rests of both sequences have in common, from any two places on. */
function commonLengths(a: string[], b: string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const table = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  return (i, j) => table[i * width + j]!;
}
