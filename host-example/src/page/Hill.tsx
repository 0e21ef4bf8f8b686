/** A decorative drawing of the hill. */
export function Hill() {
  return (
    <svg className="hill" viewBox="0 0 480 300" aria-hidden>
      <circle className="hill-sun" cx="372" cy="84" r="38" />
      <path
        className="hill-far"
        d="M0 196c90-46 170-52 262-26s160 16 218-14v144H0z"
      />
      <path className="hill-near" d="M0 236c120-52 250-54 480 4v60H0z" />
      <g className="hill-trunks">
        <path d="M120 232c2-24-2-40-10-56m11 30c6-8 14-12 20-22M244 228c0-30 4-48 0-74m0 34c-8-10-14-14-24-20m25 2c8-8 14-12 20-24M374 236c-2-22 2-36 8-50m-9 24c-6-8-10-10-18-16" />
      </g>
      <g className="hill-crowns">
        <path d="M76 178c-8-28 14-48 36-44 12-20 46-14 48 10 22 6 20 38-2 42-10 14-30 12-40 4-16 8-38 4-42-12z" />
        <path d="M196 156c-12-32 12-54 34-50 10-26 54-24 58 6 28 4 30 46 2 50-12 18-38 16-48 4-18 10-42 8-46-10z" />
        <path d="M340 190c-6-24 12-38 30-34 10-16 38-10 40 10 18 6 14 32-4 34-10 12-26 8-32 2-14 6-30 2-34-12z" />
      </g>
      <g className="hill-apples">
        <circle cx="104" cy="160" r="5" />
        <circle cx="138" cy="172" r="5" />
        <circle cx="128" cy="148" r="5" />
        <circle cx="226" cy="138" r="6" />
        <circle cx="262" cy="124" r="6" />
        <circle cx="276" cy="152" r="6" />
        <circle cx="240" cy="162" r="6" />
        <circle cx="366" cy="176" r="4.5" />
        <circle cx="392" cy="184" r="4.5" />
        <circle cx="300" cy="256" r="5" />
        <circle cx="182" cy="262" r="5" />
      </g>
    </svg>
  )
}
