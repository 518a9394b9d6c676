import { type Err, err, type ReadError, type Refused } from '../../engine/kernel/index.ts'
import type { LuckFault } from './luck.ts'
import type { RequestFault } from './requests.ts'

/** Why a request was not carried out. The position stays unchanged. */
export type ReplyFault =
  | { code: RequestFault }
  | { code: 'line-too-long'; most: number }
  | { code: 'bad-options'; where: string; why?: string }
  | { code: 'bad-seed' }
  | { code: 'bad-notation'; problem: object }
  | { code: 'bad-game'; reason: ReadError<Refused> }
  | { code: 'no-such-move'; moves: number }
  | { code: 'no-position' }
  | { code: 'refused'; refusal: Refused; alternatives: number }
  | LuckFault
  | { code: 'broken-rule' }

/** The result of a request. */
export type RequestResult = { ok: true; [result: string]: unknown } | Err<ReplyFault & { message: string }>

/** Returns a refusal, with the code and the message first. */
export const fault = (error: ReplyFault, message: string): RequestResult =>
  err(Object.assign({ code: error.code, message }, error))
