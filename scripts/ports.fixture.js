import { freeShift } from './ports.js';

// Tells the test which shift it has chosen, and keeps it until it is ended or the test's own process has.
process.on('disconnect', () => process.exit());
process.send?.(await freeShift(Number(process.argv[2])));
