import { type Proof, TooManyPositions } from '../../players/exhaustive-search.ts'

/** Returns a proof as fields of the response, or why there is none. */
export function proved<Action>(
  prove: () => Proof<Action> | null,
  written: (action: Action) => unknown,
): { proof: object | null; why?: string } {
  try {
    const proof = prove()
    if (!proof) return { proof: null, why: 'nothing-to-prove' }
    const { answers, way } = proof
    return { proof: { ...proof, reachable: answers > 0, way: way.map(written) } }
  } catch (error) {
    if (error instanceof TooManyPositions) return { proof: null, why: 'too-many-positions' }
    throw error
  }
}
