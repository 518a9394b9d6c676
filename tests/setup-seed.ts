import fc from 'fast-check'

// Properties use a fixed seed, so that results repeat on every machine. `LAWS_SEED=7 npm run unit` and `npm run fuzz` use others.
fc.configureGlobal({ seed: Number(process.env['LAWS_SEED'] ?? 1) })
