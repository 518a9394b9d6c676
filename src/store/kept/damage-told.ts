import type { SafeStorage, TaleKeys } from '../storage.ts'
import type { KeptLine } from './kept-games.ts'

/** True for a damaged game that the player has been told of. */
export const isTold = ({ damaged, touched }: KeptLine, storage: SafeStorage, { told }: TaleKeys): boolean =>
  damaged && touched <= Number(storage.read(told).text)

/** Notes that the player has been told of every damaged game up to this one. `touched`: of its line. */
export const noteTold = (touched: number, storage: SafeStorage, { told }: TaleKeys): void =>
  void storage.write(told, String(touched))
