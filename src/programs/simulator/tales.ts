import { boogymanSimulator } from '../../tales/boogyman/programs/simulator/index.ts'
import { citadelSimulator } from '../../tales/citadel/programs/simulator/index.ts'
import { fairyTaleSimulator } from '../../tales/fairy-tale/programs/simulator/index.ts'
import { fortlandSimulator } from '../../tales/fortland/programs/simulator/index.ts'
import { fortressSimulator } from '../../tales/fortress/programs/simulator/index.ts'
import type { Simulators } from './program.ts'
import { simulatorOf } from './simulator.ts'

/** Every tale that the simulator plays, by the name of its game. */
export const SIMULATORS: Simulators = {
  'fairy-tale': simulatorOf(fairyTaleSimulator),
  boogyman: simulatorOf(boogymanSimulator),
  fortress: simulatorOf(fortressSimulator),
  citadel: simulatorOf(citadelSimulator),
  fortland: simulatorOf(fortlandSimulator),
}
