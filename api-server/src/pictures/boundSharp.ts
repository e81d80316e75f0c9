import sharp from 'sharp';

// Nothing but these three is ever read, whatever a file is called: an SVG or a PDF would be a program's worth of parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// A picture is drawn once, by one thread: that leaves room for the calls that draw none.
sharp.concurrency(1);
sharp.cache(false);

/** sharp as this server uses it: for JPEG, PNG and WebP, one thread a picture. */
export const boundSharp = sharp;
