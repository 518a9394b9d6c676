import { useEffect, useLayoutEffect } from 'react'
import { useSettings } from '../../store/settings.ts'
import { useMessages } from '../text/useMessages.ts'

/** Keeps <html> in step with the settings: its language, its theme, its letters, and the title of the window. */
export function useDocument(): void {
  const language = useSettings((settings) => settings.language)
  const theme = useSettings((settings) => settings.theme)
  const letters = useSettings((settings) => settings.letters)
  const { common } = useMessages()
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dataset['theme'] = theme
    document.title = common.title
  }, [language, theme, common])
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${letters}%`
  }, [letters])
}
