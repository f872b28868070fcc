import fc from 'fast-check';

/** The seed of all property tests; FC_SEED=123 tries other cases. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_121) });
