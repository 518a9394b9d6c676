import { render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'

/** What a translator does: every text that is seen is replaced by elements with other text. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font')) continue
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

/** Draws one thing, lets a translator change it, draws another in its place, and returns what is read then. */
function redrawn(first: ReactNode, next: ReactNode): string {
  const { container, rerender } = render(first)
  translate(container)
  rerender(next)
  return container.textContent ?? ''
}

const Button = ({ children }: { children: ReactNode }) => (
  <button type="button">
    <i />
    {children}
  </button>
)

describe('text that another program has changed', () => {
  const name = (is: string) => (
    <p>
      Hello {is}, <b>you</b> are {is}.
    </p>
  )
  const some = (isThere: boolean) => (
    <p>
      {isThere && <b>First. </b>}Then. {isThere ? 'Last.' : null}
    </p>
  )
  const only = (is: string, most: number) => (
    <p>
      You: {is} of {most}
    </p>
  )
  const inPlank = (is: string) => <Button>{is}</Button>
  const inFragment = (is: string, more: boolean) => (
    <div>
      <Fragment key="a">
        {more && <i>more </i>}
        {is}
      </Fragment>
      {is}
    </div>
  )
  const count = (is: number) => (
    <td>
      <b />
      {is}
    </td>
  )
  const list = (words: readonly string[]) => (
    <p>{words.map((word, index) => (index % 2 ? <b key={word}>{word}</b> : word))}</p>
  )

  test.each([
    ['words beside elements', name('Anna'), name('Ben'), 'Hello Ben, you are Ben.'],
    ['words only', only('a', 2), only('b', 3), 'You: b of 3'],
    ['an element that comes before text', some(false), some(true), 'First. Then. Last.'],
    ['an element and a text that go', some(true), some(false), 'Then. '],
    ['a child beside an icon', inPlank('Fortify'), inPlank('Besiege'), 'Besiege'],
    ['a fragment', inFragment('a', false), inFragment('b', true), 'more bb'],
    ['a number', count(1), count(0), '0'],
    ['a list', list(['a', 'b', 'c']), list(['c', 'd']), 'cd'],
  ])('%s is rendered again', (_, first, next, read) => {
    expect(redrawn(first, next)).toBe(read)
  })
})

describe('text nodes', () => {
  const html = (node: ReactNode) => render(node).container.innerHTML

  test('text alone is unchanged, also in several pieces', () => {
    expect(html(<p>one</p>)).toBe('<p>one</p>')
    expect(
      html(
        <p>
          {'one'} and {2}
        </p>,
      ),
    ).toBe('<p>one and 2</p>')
  })

  test('beside elements each piece gets an element of its own, and blanks stay', () => {
    expect(
      html(
        <p>
          one <b>two</b> {'three'}
        </p>,
      ),
    ).toBe('<p><text-run>one </text-run><b>two</b> <text-run>three</text-run></p>')
  })

  test('adds no element where none is allowed', () => {
    const title = (
      <svg role="img" aria-label="x">
        <text>
          one <tspan>two</tspan>
        </text>
        <title>
          {'three'} {4}
        </title>
      </svg>
    )
    expect(html(title)).toContain('<text>one <tspan>two</tspan></text><title>three 4</title>')
  })
})
