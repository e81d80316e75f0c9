// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { allPictures } from './allPictures.ts';

const drawn = Object.entries(allPictures).map(([name, draw]) => ({ name, draw, svg: draw() }));

it('draws each picture as a well-formed SVG with a title', () => {
  const parser = new DOMParser();
  for (const { name, svg } of drawn) {
    const picture = parser.parseFromString(svg, 'image/svg+xml');
    expect(picture.querySelector('parsererror'), name).toBeNull();
    expect(picture.documentElement.localName, name).toBe('svg');
    expect(picture.querySelector('title')?.textContent, name).toBeTruthy();
  }
});

it('puts no script in a picture, nothing loaded from elsewhere and no coordinate that is no number', () => {
  for (const { name, svg } of drawn) {
    expect(svg, name).not.toMatch(/<script|<foreignObject|\son\w+=|javascript:/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), name).not.toMatch(/https?:|url\((?!#)|href="(?!#)/);
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it('points only at definitions the picture has, each of them once', () => {
  for (const { name, svg } of drawn) {
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(
      used.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([]);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      name,
    ).toEqual([]);
  }
});

it('draws the same bytes each time', () => {
  for (const { name, draw, svg } of drawn) expect(draw() === svg, name).toBe(true);
});
