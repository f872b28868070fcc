import { readTrace } from './request-context.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

it.each([
  [{ 'x-cloud-trace-context': `${id}/1;o=1` }, id],
  [{ 'x-cloud-trace-context': id.toUpperCase() }, id],
  [{ traceparent: `00-${id}-00f067aa0ba902b7-01` }, id],
  [{ traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, undefined],
  [{ 'x-cloud-trace-context': '"}, {"severity": "x' }, undefined],
  [{}, undefined],
])('the trace of %j is %s', (headers, trace) => {
  expect(readTrace(headers)).toBe(trace);
});
