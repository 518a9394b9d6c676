import { type Err, err, type Refused, type Unreadable } from '../../engine/kernel/index.ts'
import type { LuckFault } from './luck.ts'
import type { RequestFault } from './requests.ts'

/** Why a request was not carried out. The position is then what it was. */
export type Fault =
  | { code: RequestFault }
  | { code: 'line-too-long'; most: number }
  | { code: 'bad-options'; where: string; why?: string }
  | { code: 'bad-seed' }
  | { code: 'bad-notation'; problem: object }
  | { code: 'bad-game'; reason: Unreadable<Refused> }
  | { code: 'no-such-move'; moves: number }
  | { code: 'no-position' }
  | { code: 'refused'; refusal: Refused; alternatives: number }
  | LuckFault
  | { code: 'broken-rule' }

/** What a request led to. */
export type RequestResult = { ok: true; [result: string]: unknown } | Err<Fault & { message: string }>

/** An answer that says why not; its code and its message come first. */
export const fault = (error: Fault, message: string): RequestResult =>
  err(Object.assign({ code: error.code, message }, error))
