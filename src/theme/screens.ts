/** Media queries of the two sizes of screen that the button distinguishes. */
export const smallScreen = '@media (max-width:767.98px)'
export const largeScreen = '@media (min-width:768px)'

/** Pointers that can rest on something without pressing it. */
export const canHover = '@media (hover:hover)'

/** Fingers: targets of at least 44 px. */
export const finger = '@media (pointer:coarse)'

/** So low, as a frame of a portal may be, that what stays in its place would leave no room for what scrolls. */
export const lowScreen = '@media (max-height:239.98px)'
