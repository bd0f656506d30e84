import { cpSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

webpack(
  {
    mode: 'production',
    context: import.meta.dirname,
    entry: './src/main.tsx',
    output: { path: `${import.meta.dirname}/dist`, clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
    performance: false,
  },
  (error, stats) => {
    cpSync(`${import.meta.dirname}/public`, `${import.meta.dirname}/dist`, { recursive: true });
    console.log(error ?? stats.toString({ preset: 'errors-warnings' }));
    process.exitCode = error || stats.hasErrors() ? 1 : 0;
  },
);
