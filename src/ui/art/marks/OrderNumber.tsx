interface OrderNumberProps {
  value: number
  /** 1 draws it 30 units wide. */
  scale?: number
  /**
   * `refused`: tried and refused, with a red cross; `plain`: the same without the cross, if the text beside it says so; `untried`: dashed.
   */
  state?: 'counts' | 'refused' | 'plain' | 'untried'
}

const CROSS = 'M-5-5L5 5M5-5L-5 5'

/** A number in a disc, its middle at (0, 0): the order of movement, or of the turns tried. */
export function OrderNumber({ value, scale = 1, state = 'counts' }: OrderNumberProps) {
  const counts = state === 'counts'
  return (
    <g transform={`scale(${scale})`}>
      {!counts && <circle r={15} fill="var(--page)" />}
      <circle
        r={13.5}
        fill={counts ? 'var(--threat)' : 'var(--page)'}
        stroke={counts ? 'var(--threat-hi)' : 'var(--ink)'}
        strokeWidth={counts ? 3 : 2}
        strokeDasharray={state === 'untried' ? '4 3' : undefined}
      />
      <text
        y={6.6}
        fontFamily="var(--face-label)"
        fontSize={19}
        textAnchor="middle"
        fill={counts ? 'var(--threat-hi)' : 'var(--ink)'}
      >
        {value}
      </text>
      {state === 'refused' && (
        <g transform="translate(11 10)" strokeLinecap="round">
          <path d={CROSS} stroke="var(--page)" strokeWidth={7} />
          <path d={CROSS} stroke="var(--threat)" strokeWidth={3.6} />
        </g>
      )}
    </g>
  )
}
