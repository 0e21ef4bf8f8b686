import { chainMark, type Mark, markOf } from './marks'

/**
 * Returns the icon of a well-known chain as an image URL and a background colour. Also has the icons that are
 * not in the first download. A test network has the icon of its mainnet.
 * @param id EIP-155 chain id
 */
export function rarerMark(id: number) {
  const mainnet = mainnetOf[id] ?? id
  const mark = marks[mainnet]
  return mark ? markOf(mark) : chainMark(mainnet)
}

const marks: Readonly<Record<number, Mark>> = {
  56: {
    color: 'f0b90b',
    drawing:
      '<path d="M16 5.5l3.4 3.4-3.4 3.4-3.4-3.4zM8.9 12.6l3.4 3.4-3.4 3.4L5.5 16zM23.1 12.6l3.4 3.4-3.4 3.4-3.4-3.4zM16 19.7l3.4 3.4-3.4 3.4-3.4-3.4zM16 13.4l2.6 2.6-2.6 2.6-2.6-2.6z" fill="#fff"/>',
  },
  137: {
    color: '8247e5',
    drawing:
      '<path d="M11.3 10.6l4.7 2.7v5.4l-4.7 2.7-4.7-2.7v-5.4zM20.7 10.6l4.7 2.7v5.4l-4.7 2.7-4.7-2.7v-5.4z" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/>',
  },
  42161: {
    color: '213147',
    drawing:
      '<path d="M16 6l8.7 5v10L16 26l-8.7-5V11z" fill="none" stroke="#9dcced" stroke-width="2" stroke-linejoin="round"/><path d="M11.8 21.2L16 10.6l4.2 10.6" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>',
  },
  43114: {
    color: 'e84142',
    drawing:
      '<path d="M15.3 8.2L7 22.8h6l5.4-9.4zM20.9 16.9l-3.4 5.9h6.8z" fill="#fff" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/>',
  },
  100: {
    color: '04795b',
    drawing:
      '<g fill="none" stroke="#fff" stroke-width="2.4"><circle cx="11" cy="14.2" r="3.6"/><circle cx="21" cy="14.2" r="3.6"/><path d="M8.5 20.6q7.5 6.4 15 0" stroke-linecap="round"/></g>',
  },
  146: {
    color: '17233b',
    drawing:
      '<path d="M6.5 13.5q9.5 0 17-5M6.5 18.5q9.5 0 17 5M6.5 16H20" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>',
  },
  324: {
    color: '1e69ff',
    drawing:
      '<path d="M19 8.5l7 5.5-7 5.5V16h-7.5l4-4H19zM13 23.5L6 18l7-5.5V16h7.5l-4 4H13z" fill="#fff"/>',
  },
  59144: {
    color: '121212',
    drawing:
      '<path d="M10.5 11v12.5h11" fill="none" stroke="#fff" stroke-width="3"/><circle cx="21" cy="10.5" r="2.8" fill="#61dfff"/>',
  },
  534352: {
    color: 'ffdbb0',
    drawing:
      '<path d="M11 8.5h10.5v12.2M11 8.5a2.6 2.6 0 0 0-2.6 2.6h4.2v9.6a2.8 2.8 0 0 0 2.8 2.8h7a2.8 2.8 0 0 0 2.6-2.8H17.6" fill="none" stroke="#101010" stroke-width="2" stroke-linejoin="round"/>',
  },
  81457: {
    color: '14140a',
    drawing:
      '<path d="M12 8h11l1.5 3.5-3.4 4.5 1.6 3.5L18.5 24H8.5l3-9h6.6" fill="none" stroke="#fcfc03" stroke-width="2.6" stroke-linejoin="round"/>',
  },
  7777777: {
    color: '101014',
    drawing:
      '<circle cx="16" cy="16" r="9.5" fill="#3d5cf5"/><circle cx="18.6" cy="13" r="5" fill="#f4b9d8"/><circle cx="19.4" cy="12" r="2" fill="#fff"/>',
  },
  42220: {
    color: 'fcff52',
    drawing:
      '<g fill="none" stroke="#1e002b" stroke-width="2.6"><circle cx="13.4" cy="18.4" r="6.2"/><circle cx="18.6" cy="13.6" r="6.2"/></g>',
  },
  5000: {
    color: '0c0c0c',
    drawing:
      '<path d="M16 5.5v5M16 21.5v5M5.5 16h5M21.5 16h5M8.6 8.6l3.5 3.5M19.9 19.9l3.5 3.5M8.6 23.4l3.5-3.5M19.9 12.1l3.5-3.5" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>',
  },
  1284: {
    color: '0d1126',
    drawing:
      '<path d="M8 19a8 8 0 0 1 16 0z" fill="#e1147b"/><path d="M7 22.8h18" stroke="#53cbc9" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 4.4"/>',
  },
  130: {
    color: 'f50db4',
    drawing:
      '<path d="M16 5q1.6 9.4 11 11-9.4 1.6-11 11-1.6-9.4-11-11 9.4-1.6 11-11z" fill="#fff"/>',
  },
  480: {
    color: '111111',
    drawing:
      '<g fill="none" stroke="#fff" stroke-width="2.2"><circle cx="16" cy="16" r="9"/><path d="M7.5 16h17M19.8 11.6h-4a4.4 4.4 0 0 0 0 8.8h4"/></g>',
  },
  80094: {
    color: '814625',
    drawing:
      '<g fill="#fff"><circle cx="9.8" cy="11" r="3.6"/><circle cx="22.2" cy="11" r="3.6"/><ellipse cx="16" cy="18" rx="9.4" ry="7.6"/></g><ellipse cx="16" cy="19.5" rx="3" ry="2.2" fill="#814625"/>',
  },
  57073: {
    color: '7132f5',
    drawing:
      '<path d="M16 6q7.6 9 7.6 13a7.6 7.6 0 0 1-15.2 0q0-4 7.6-13z" fill="#fff"/><path d="M12.4 19.6a3.6 3.6 0 0 0 3.6 3.6" fill="none" stroke="#7132f5" stroke-width="2" stroke-linecap="round"/>',
  },
  34443: {
    color: 'dffe00',
    drawing:
      '<path d="M8.5 22.5v-13l7.5 7 7.5-7v13" fill="none" stroke="#111" stroke-width="3.2" stroke-linejoin="round"/>',
  },
}

/** Ids of the mainnets by the ids of their test networks. */
export const mainnetOf: Readonly<Record<number, number>> = {
  11155111: 1,
  84532: 8453,
  11155420: 10,
  421614: 42_161,
  80002: 137,
  97: 56,
  43113: 43_114,
  10200: 100,
  300: 324,
  59141: 59_144,
  534351: 534_352,
  168587773: 81_457,
  999999999: 7_777_777,
  11142220: 42_220,
  5003: 5000,
  1287: 1284,
  1301: 130,
  4801: 480,
  80069: 80_094,
  763373: 57_073,
  919: 34_443,
}

/** Ids of the networks whose icons are in this file. */
export const rarerIds: readonly number[] = Object.keys(marks).map(Number)
