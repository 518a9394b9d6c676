import { createContext, type RefObject } from 'react'

/** What the table hands down, so that the board can keep clear of it: the paper that tells what comes of an aim. */
export const ToldPaper = createContext<RefObject<HTMLDivElement | null> | null>(null)
