import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { prefersReducedMotion, watchMotion } from '../../store/motion.ts'
import { type Settings, useSettings } from '../../store/settings.ts'
import { useAppWords } from '../text/house.ts'
import { useSpokenLanguage } from '../text/language.ts'
import { fetchChosenWords } from './chosen-words.tsx'
import { useTale } from './open-tale.ts'
import { usePage } from './page.ts'
import { screenGrowth, useUiScale } from './ui-scale.ts'
import { useWindowNames, windowNames } from './window-size.ts'

/**
 * Sets the theme, the letter size, the window names and the motion preference on <html>. Must run before the first render, to avoid a
 * change of theme or layout.
 */
export function applyDocumentSettings(
  { theme, letters }: Pick<Settings, 'theme' | 'letters'>,
  less: boolean,
): void {
  const { documentElement } = document
  documentElement.dataset['theme'] = theme
  documentElement.dataset['motion'] = less ? 'less' : 'free'
  documentElement.dataset['window'] = windowNames(letters)
  // For sizes in pixels that grow with the UI scale, but not with the letter size setting.
  documentElement.style.setProperty('--screen', String(screenGrowth()))
  documentElement.style.fontSize = `${Math.round(Number(letters) * screenGrowth())}%`
}

/** Keeps <html> in sync with the settings: language, theme, letter size, and the title. */
export function useDocument(): void {
  const chosen = useSettings((settings) => settings.language)
  const theme = useSettings((settings) => settings.theme)
  const letters = useSettings((settings) => settings.letters)
  const spoken = useSpokenLanguage()
  const { common } = useAppWords()
  const less = useSyncExternalStore(watchMotion, prefersReducedMotion)
  const growth = useUiScale()
  const names = useWindowNames()
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters grow with the screen, and the window has other names when it is pulled
  useLayoutEffect(
    () => applyDocumentSettings({ theme, letters }, less),
    [theme, letters, less, growth, names],
  )
  const tale = useTale()
  const isShelf = usePage((page) => page.shelf)
  useEffect(() => {
    document.documentElement.lang = spoken
    document.title = tale && !isShelf ? tale.title() : common.title
  }, [spoken, common, tale, isShelf])
  useEffect(() => {
    if (spoken === chosen) return
    void fetchChosenWords()
    addEventListener('online', fetchChosenWords)
    return () => removeEventListener('online', fetchChosenWords)
  }, [chosen, spoken])
}
