import { createContext, type RefObject } from 'react'

/** Context with the element that explains the aimed action. The board keeps clear of it. */
export const ToldPaper = createContext<RefObject<HTMLDivElement | null> | null>(null)
