import { MAGIC_SIGN } from '../../../../ui/art/tokens/resources.ts'
import type { SymbolArt } from './symbol-art.ts'

export const magic: SymbolArt = { sign: () => MAGIC_SIGN }
