/** What the menus hold: `GET /api/menu?locale=`, asked for when somebody reaches for a menu. */
export interface MenuLink {
  name: string
  href: string
  /** Address of an official picture of 250 × 50 px that stands for the name. */
  picture?: string
}

export interface MenuColumn {
  /** '' where the column needs no heading. */
  title: string
  links: MenuLink[]
  /** "See all" at the column's foot. */
  all: string | null
}

export interface MenuPanel {
  key: string
  name: string
  columns: MenuColumn[]
  /** Heading of the brands. */
  brandsTitle: string
  /** Brands that sell most here. */
  brands: MenuLink[]
  /** Where the panel's own name leads. */
  all: MenuLink | null
  cover: { image: string; text: string; href: string } | null
}

export interface MenuData {
  panels: MenuPanel[]
  /** The worlds with their picture, for the menu on a phone. */
  worlds: (MenuLink & { image: string })[]
  /** The collection of everything. */
  all: MenuLink | null
}
