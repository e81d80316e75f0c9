import { createContext } from 'react';

/** Where the shop is known, such as https://shop.example. Never guessed from the address bar: a server has none. */
export const OriginContext = createContext('');
