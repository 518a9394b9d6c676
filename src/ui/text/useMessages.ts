import { useSettings } from '../../store/settings.ts'
import { messagesIn } from './language.ts'
import type { Messages } from './messages.ts'

/** The messages of the chosen language. */
export const useMessages = (): Messages => useSettings((settings) => messagesIn(settings.language))
