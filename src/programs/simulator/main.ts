// npm run -s simulate -- [--tale NAME] --games 400 …: plays games, and prints the results. npm run -s simulate -- report: writes the tables
// and plots of docs/BALANCE.md from the stored measurements. `--tale NAME` selects another tale than the first.
import { program } from './program.ts'
import { SIMULATORS } from './tales.ts'

await program(SIMULATORS, new URL(import.meta.url))
