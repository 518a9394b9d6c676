import fc from 'fast-check'

// The same games every time: what held here holds on another machine, and what fails is found again. With
// `LAWS_SEED=7 npm run unit`, and `npm run fuzz`, properties look at others.
fc.configureGlobal({ seed: Number(process.env['LAWS_SEED'] ?? 1) })
