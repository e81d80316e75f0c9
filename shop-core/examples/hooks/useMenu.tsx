import { useMenu } from 'shop-core';

/** The main menu. Without an answer there is simply none: the rest of the page goes on. */
export default function MainMenu() {
  const { data: menu = [] } = useMenu();
  return (
    <nav aria-label="Utama">
      <ul>
        {menu.map(({ parent, url, children }) => (
          <li key={parent}>
            {url ? <a href={url}>{parent}</a> : parent}
            {children.map((child) => (
              <a key={child.url} href={child.url}>
                {child.name}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
