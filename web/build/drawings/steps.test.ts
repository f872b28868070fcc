import { drawSteps } from './steps.ts';

it('as many steps are drawn as the house has', () => {
  for (const steps of [1, 11, 40]) {
    const [edges] = /(?<=<path d=")M[^"]*/.exec(drawSteps(steps, 'wide').split('</defs>')[1]!)!;
    expect(edges.match(/M/g)).toHaveLength(steps);
  }
});

it('a house without a fact about its steps has an empty drawing', () => {
  expect(drawSteps(0, 'phone')).toMatch(/<path d="" .*<g fill="#e8c987"><\/g><\/svg>$/);
});
