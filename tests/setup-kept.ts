import { useFaults } from '../src/store/faults.ts'
import { forgetKeptGames } from './support/kept-in-memory.ts'

// Modules of the engine project live on from one test file to the next.
forgetKeptGames()
useFaults.setState(useFaults.getInitialState(), true)
