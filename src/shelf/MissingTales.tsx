import type { LoadProblem } from '../ui/page/load-problem.ts'
import { AbsentLeaf } from '../ui/parts/Absent.tsx'

/** What a list of the house says of tales that did not load; nothing where all did. */
export const MissingTales = ({ problem, retry }: { problem: LoadProblem | null; retry: () => void }) =>
  problem && <AbsentLeaf failure={problem} retry={retry} />
