import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { wantsLessMotion, watchMotion } from '../../store/motion.ts'
import { type Settings, useSettings } from '../../store/settings.ts'
import { useHouseWords } from '../text/house.ts'
import { useSpokenLanguage } from '../text/language.ts'
import { fetchChosenWords } from './chosen-words.tsx'
import { useTale } from './open-tale.ts'
import { usePage } from './page.ts'
import { screenGrowth, useScreenGrowth } from './screen-growth.ts'
import { useWindowNames, windowNames } from './window-size.ts'

/**
 * Gives <html> the theme, the size of letters, what the window is called and how much may move. Done before anything is
 * drawn, so that no page changes its hour, and none is laid out twice.
 */
export function dressDocument({ theme, letters }: Pick<Settings, 'theme' | 'letters'>, less: boolean): void {
  const { documentElement } = document
  documentElement.dataset['theme'] = theme
  documentElement.dataset['motion'] = less ? 'less' : 'free'
  documentElement.dataset['window'] = windowNames(letters)
  // Sizes in pixels that grow with the letters of a large screen, and not with those that were chosen.
  documentElement.style.setProperty('--screen', String(screenGrowth()))
  documentElement.style.fontSize = `${Math.round(Number(letters) * screenGrowth())}%`
}

/** Keeps <html> in step with the settings: its language, its theme, its letters, and the title of the window. */
export function useDocument(): void {
  const chosen = useSettings((settings) => settings.language)
  const theme = useSettings((settings) => settings.theme)
  const letters = useSettings((settings) => settings.letters)
  const spoken = useSpokenLanguage()
  const { common } = useHouseWords()
  const less = useSyncExternalStore(watchMotion, wantsLessMotion)
  const growth = useScreenGrowth()
  const names = useWindowNames()
  // biome-ignore lint/correctness/useExhaustiveDependencies: letters grow with the screen, and the window has other names when it is pulled
  useLayoutEffect(() => dressDocument({ theme, letters }, less), [theme, letters, less, growth, names])
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
