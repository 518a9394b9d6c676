import { type RefObject, useLayoutEffect } from 'react'
import { useSettings } from '../../../store/settings.ts'
import { useWindowNames } from '../../page/window-size.ts'

/** The smallest scale of the pages, and by how much it changes. */
const LEAST = 0.66
const STEP = 0.03

/**
 * Scales each page of an open book down (`--fit`) until the book fits into the window. The pages scroll instead on a phone, which stacks
 * both pages, and with larger letters.
 */
export function useFittedPages(pages: readonly RefObject<HTMLElement | null>[]): void {
  const isOnePage = useWindowNames().includes('page')
  const isEnlarged = useSettings(({ letters }) => Number(letters) > 100)
  useLayoutEffect(() => {
    const elements = pages.flatMap(({ current }) => current ?? [])
    const isTooHigh = () => document.documentElement.scrollHeight > window.innerHeight
    const scaleBy = ({ style }: HTMLElement, scale: number) => style.setProperty('--fit', scale.toFixed(2))
    const fitOne = (element: HTMLElement) => {
      for (let scale = 1 - STEP; scale >= LEAST && isTooHigh(); scale -= STEP) scaleBy(element, scale)
    }
    const fitAll = () => {
      for (const element of elements) scaleBy(element, 1)
      if (isOnePage || isEnlarged || !isTooHigh()) return
      for (const element of elements) {
        const others = elements.filter((other) => other !== element)
        // The book is as high as the higher page, so the other page must have no height.
        for (const { style } of others) Object.assign(style, { height: '0', overflow: 'clip' })
        fitOne(element)
        for (const { style } of others) Object.assign(style, { height: '', overflow: '' })
      }
    }
    fitAll()
    // The content of the pages changes while a review runs.
    const observer = new MutationObserver(fitAll)
    for (const element of elements) observer.observe(element, { childList: true, subtree: true })
    window.addEventListener('resize', fitAll)
    // Web fonts that load late and redrawn charts change the height of the pages. Test pages cannot observe sizes.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(() => isTooHigh() && fitAll()) : null
    for (const element of elements) sizes?.observe(element)
    return () => {
      sizes?.disconnect()
      observer.disconnect()
      window.removeEventListener('resize', fitAll)
    }
  })
}
