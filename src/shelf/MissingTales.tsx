import type { LoadProblem } from '../ui/page/load-problem.ts'
import { InlineFallback } from '../ui/parts/Absent.tsx'

/** Says on an app page that some tales did not load, with a retry. Renders nothing if all did. */
export const MissingTales = ({ problem, retry }: { problem: LoadProblem | null; retry: () => void }) =>
  problem && <InlineFallback failure={problem} retry={retry} />
