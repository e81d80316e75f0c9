import { use } from 'react';
import { OriginContext } from '../app/OriginContext.ts';
import { shopName } from '../app/shopName.ts';
import { PageTitle } from './PageTitle.tsx';
import { summaryOf } from './summaryOf.ts';

export interface PageHeadProps {
  /** Without the name of the shop. */
  readonly title: string;
  /** Words of the page, HTML or plain: their beginning is what a search result or a chat shows below the title. */
  readonly about: string;
  /** The one address of this page, whatever else stands in the address bar. */
  readonly path: string;
  readonly image?: string | null | undefined;
  readonly kind?: 'website' | 'article' | 'product';
}

/** What others show of a page: search engines, and chats that a link is pasted into. React puts it into the head. */
export function PageHead({ title, about, path, image, kind = 'website' }: PageHeadProps) {
  const origin = use(OriginContext);
  const address = origin + path;
  const description = summaryOf(about);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={new URL(sharedPicture(image), origin).href} />}
    </>
  );
}

// No chat draws an SVG: the shop's own pictures are there in a form that each can show.
const sharedPicture = (image: string) => (image.startsWith('/media/') ? `${image}/dibagikan.jpg` : image);
