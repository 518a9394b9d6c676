import type { SafeStorage, TaleKeys } from '../storage.ts'
import type { SavedGameSummary } from './saved-games.ts'

/** True for a damaged game that was already reported to the player. */
export const isDamageReported = (
  { damaged, touched }: SavedGameSummary,
  storage: SafeStorage,
  { told }: TaleKeys,
): boolean => damaged && touched <= Number(storage.read(told).text)

/** Records that the damage of all games up to this one was reported. `touched`: the time of its summary. */
export const reportDamage = (touched: number, storage: SafeStorage, { told }: TaleKeys): void =>
  void storage.write(told, String(touched))
