import { createElement, Fragment, type ReactNode } from 'react'

/** The element in which a piece of text stands that has others beside it: inline, without a role, styled by nothing. */
const ALONE = 'text-run'

/** Elements in which no other may stand, or that draw none. */
const TEXT_ONLY = new Set<unknown>([
  'desc',
  'option',
  'script',
  'style',
  'text',
  'textarea',
  'title',
  'tspan',
])

type Children = ReactNode | readonly Children[]

export interface Props {
  readonly children?: Children
}

/** Text that is drawn, as React draws it. */
const isText = (child: Children): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

/** Blanks between elements stay as they are: nobody translates them, and in a row of boxes they take no room. */
const isSeen = (child: Children): child is string | number => isText(child) && String(child).trim() !== ''

const isNothing = (child: Children): boolean =>
  child === null || child === undefined || typeof child === 'boolean' || child === ''

const alone = (text: string | number, index: number): ReactNode =>
  createElement(ALONE, { key: `text-${index}` }, text)

/** A list of children with every piece of text in an element of its own; the same list where there is none. */
function withElements(children: readonly Children[]): readonly Children[] {
  const found = children.map((child, index): Children => {
    if (isSeen(child)) return alone(child, index)
    return Array.isArray(child) ? withElements(child) : child
  })
  return found.every((child, index) => child === children[index]) ? children : found
}

/**
 * Returns an element's properties with text only where no other node stands beside it. React keeps hold of each text
 * node beside others: where another program (a translator, a dictionary) has replaced one, React would change a text that
 * is not seen any more, or fail to put something before it or to take it away. Text that is alone in its element React
 * sets anew, whatever is there.
 */
export function withTextAlone<P extends Props>(type: unknown, props: P): P {
  const { children } = props
  if (type === Fragment)
    return isSeen(children) ? { ...props, children: [alone(children, 0)] } : inLists(props)
  if (!Array.isArray(children)) return props
  const texts = children.filter((child: Children) => !isNothing(child))
  if (texts.length > 0 && texts.every(isText)) return { ...props, children: texts.join('') }
  return typeof type === 'string' && !TEXT_ONLY.has(type) ? inLists(props) : props
}

function inLists<P extends Props>(props: P): P {
  const { children } = props
  if (!Array.isArray(children)) return props
  const found = withElements(children)
  return found === children ? props : { ...props, children: found }
}
