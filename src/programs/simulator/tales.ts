import { boogymanSimulator } from '../../tales/boogyman/programs/simulator/index.ts'
import { boogymanReport } from '../../tales/boogyman/programs/simulator/report.ts'
import { citadelSimulator } from '../../tales/citadel/programs/simulator/index.ts'
import { citadelReport } from '../../tales/citadel/programs/simulator/report.ts'
import { fairyTaleSimulator } from '../../tales/fairy-tale/programs/simulator/index.ts'
import { fairyTaleReport } from '../../tales/fairy-tale/programs/simulator/report/index.ts'
import { fortlandSimulator } from '../../tales/fortland/programs/simulator/index.ts'
import { fortlandReport } from '../../tales/fortland/programs/simulator/report.ts'
import { fortressSimulator } from '../../tales/fortress/programs/simulator/index.ts'
import { fortressReport } from '../../tales/fortress/programs/simulator/report.ts'
import type { Simulators } from './program.ts'
import { simulatorOf } from './simulator.ts'

/** Every tale that the simulator plays, by the name of its game. */
export const SIMULATORS: Simulators = {
  'fairy-tale': simulatorOf(fairyTaleSimulator, fairyTaleReport),
  boogyman: simulatorOf(boogymanSimulator, boogymanReport),
  fortress: simulatorOf(fortressSimulator, fortressReport),
  citadel: simulatorOf(citadelSimulator, citadelReport),
  fortland: simulatorOf(fortlandSimulator, fortlandReport),
}
