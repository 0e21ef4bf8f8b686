/** Media queries for the two screen sizes of the button. */
export const smallScreen = '@media (max-width:767.98px)'
export const largeScreen = '@media (min-width:768px)'

/** Pointers that can hover, such as a mouse. */
export const canHover = '@media (hover:hover)'

/** Touch screens. Targets must be at least 44 px. */
export const finger = '@media (pointer:coarse)'

/** Low windows, such as a phone on its side or a browser that zooms to 200 %. Footers are not sticky there. */
export const shortScreen = '@media (max-height:479.98px)'
export const highScreen = '@media (min-height:480px)'

/**
 * Very low windows, such as some portals' frames or a browser that zooms to 400 %. Sticky elements would leave no space
 * for the scrolling content there.
 */
export const lowScreen = '@media (max-height:279.98px)'
