/** A blog article or a static page as the seed tells it. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  /** HTML of the kinds the sanitiser keeps: h2, p, ul, ol, li, strong, a, table. */
  readonly content: string;
}

export interface BlogArticle extends Article {
  readonly image: string;
  readonly excerpt: string;
  readonly category: string;
  /** Days before the day of the seed. */
  readonly age: number;
}
