import { MAGIC_SIGN } from '../../../../ui/art/tokens/resources.ts'
import type { SymbolArt } from './symbol-art.ts'

export const magic: SymbolArt = { corner: 'always', sign: () => MAGIC_SIGN }
