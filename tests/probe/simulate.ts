import { program } from '../../src/programs/simulator/program.ts'
import { simulatorOf } from '../../src/programs/simulator/simulator.ts'
import { raceSimulator } from './race-simulator.ts'

// The simulator as a program that knows the race besides nothing: bundled and started by simulator.test.ts.
await program({ 'dice-race': simulatorOf(raceSimulator) }, new URL(import.meta.url))
