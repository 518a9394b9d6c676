import { useEffect, useLayoutEffect } from 'react'
import { type Settings, useSettings } from '../../store/settings.ts'
import { fetchWords } from '../text/language.ts'
import { useMessages, useSpokenLanguage } from '../text/useMessages.ts'
import { usePage } from './page.ts'

/** Gives <html> the theme and the size of letters. Done before anything is drawn, so that no page changes its hour. */
export function dressDocument({ theme, letters }: Pick<Settings, 'theme' | 'letters'>): void {
  const { documentElement } = document
  documentElement.dataset['theme'] = theme
  documentElement.style.fontSize = `${letters}%`
}

/** Keeps <html> in step with the settings: its language, its theme, its letters, and the title of the window. */
export function useDocument(): void {
  const chosen = useSettings((settings) => settings.language)
  const theme = useSettings((settings) => settings.theme)
  const letters = useSettings((settings) => settings.letters)
  const spoken = useSpokenLanguage()
  const { common } = useMessages()
  useLayoutEffect(() => dressDocument({ theme, letters }), [theme, letters])
  useEffect(() => {
    document.documentElement.lang = spoken
    document.title = common.title
  }, [spoken, common])
  useEffect(() => {
    fetchWords(chosen).catch((failure: Error) => usePage.setState({ failure }))
  }, [chosen])
}
