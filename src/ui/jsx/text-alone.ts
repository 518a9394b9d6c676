import { createElement, Fragment, type ReactNode } from 'react'

/** The element around a piece of text with siblings: inline, without a role, unstyled. */
const ALONE = 'text-run'

/** Elements that may not contain other elements, or do not draw them. */
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

/** A child that React draws as text. */
const isText = (child: Children): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number'

/** Blanks between elements stay unwrapped: translators skip them, and in a flex row a wrapper would take room. */
const isSeen = (child: Children): child is string | number => isText(child) && String(child).trim() !== ''

const isNothing = (child: Children): boolean =>
  child === null || child === undefined || typeof child === 'boolean' || child === ''

const alone = (text: string | number, index: number): ReactNode =>
  createElement(ALONE, { key: `text-${index}` }, text)

/** Wraps every piece of text in a list of children. Returns the same list if it has none. */
function withElements(children: readonly Children[]): readonly Children[] {
  const found = children.map((child, index): Children => {
    if (isSeen(child)) return alone(child, index)
    return Array.isArray(child) ? withElements(child) : child
  })
  return found.every((child, index) => child === children[index]) ? children : found
}

/**
 * Returns an element's properties with every piece of text alone in its element. React keeps references to text nodes with
 * siblings. If a translator or a dictionary has replaced such a node, React updates the detached one, or throws when it
 * inserts before it or removes it. Text without siblings is safe, because React sets the text of its parent.
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
