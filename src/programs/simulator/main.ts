// npm run -s simulate -- [--tale NAME] --games 400 …: plays games, and says what came of them.
// npm run -s simulate -- report: makes the tables and plots of docs/BALANCE.md anew from the measurements that are kept.
// With --tale NAME another tale than the first.
import { program } from './program.ts'
import { SIMULATORS } from './tales.ts'

await program(SIMULATORS, new URL(import.meta.url))
